// The texts of everything but the games.

export const common = {
  'app.name': 'Loggia',
  'app.motto': 'A table for heavy games, open to all',
} as const;
