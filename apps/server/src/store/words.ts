// The enumerations in stored records.

export const MATCH_STATUSES = ['waiting', 'running', 'over'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const CHAT_AUDIENCES = ['players', 'spectators'] as const;
export type ChatAudience = (typeof CHAT_AUDIENCES)[number];
