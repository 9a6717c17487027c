// The texts of Calimala: terms, prompts, log lines and refusals.

export const calimala = {
  'calimala.name': 'Calimala',
} as const;
