// The environment is the only configuration; every mistake in it is explained in a sentence.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, VARIABLES } from '../../src/config.ts';
import { helpText, markdownTable } from '../../src/help.ts';

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('configuration', () => {
  test('an empty environment is enough', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8000,
      DATA_DIR: './data',
      DATABASE_URL: undefined,
      ALLOWED_ORIGINS: [],
      LOG_LEVEL: 'info',
      MATCH_EXPIRY: 30 * 24 * 3600 * 1000,
      BOT_PAUSE_MS: 800,
    });
  });

  test('reads values and treats blank ones as unset', () => {
    const config = readConfig({
      PORT: ' 0 ',
      DATABASE_URL: '',
      PUBLIC_URL: 'https://games.example.org/',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/,',
      MATCH_EXPIRY: 'never',
      SHUTDOWN_TIMEOUT: '90s',
    });
    expect(config).toMatchObject({
      PORT: 0,
      DATABASE_URL: undefined,
      PUBLIC_URL: 'https://games.example.org',
      ALLOWED_ORIGINS: ['https://a.example', 'http://b.example:8080'],
      MATCH_EXPIRY: Infinity,
      SHUTDOWN_TIMEOUT: 90_000,
    });
  });

  test.each([
    ['PORT', 'http', 'PORT=http: must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT=65536: must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT=-1: must be a whole number from 0 to 65535.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL=loud: must be fatal, error, warn, info, debug, trace or silent.',
    ],
    [
      'MATCH_EXPIRY',
      '3 weeks',
      'MATCH_EXPIRY=3 weeks: must be a time such as 90s, 15m, 12h or 30d, or never.',
    ],
    [
      'PUBLIC_URL',
      'games.example.org',
      'PUBLIC_URL=games.example.org: must be an address such as https://games.example.org, without a path.',
    ],
    [
      'PUBLIC_URL',
      'javascript:alert(1)',
      'PUBLIC_URL=javascript:alert(1): must be an address such as https://games.example.org, without a path.',
    ],
    [
      'PUBLIC_URL',
      'https://example.org/games',
      'PUBLIC_URL=https://example.org/games: must be an address such as https://games.example.org, without a path.',
    ],
    [
      'ALLOWED_ORIGINS',
      '*',
      'ALLOWED_ORIGINS=*: must be web origins such as https://games.example.org, separated by commas.',
    ],
  ])('refuses %s=%s', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toBe(sentence);
  });

  test('reports all mistakes at once, without secrets', () => {
    const message = complaint({ PORT: 'x', DATABASE_URL: 'mysql://ada:hunter2@host/db' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message).toContain('DATABASE_URL: must begin with postgresql://.');
    expect(message).not.toContain('hunter2');
  });

  test('help names every variable, and the documentation has the same table', () => {
    for (const name of Object.keys(VARIABLES)) expect(helpText()).toContain(`  ${name} `);
    const docs = readFileSync(new URL('../../../../docs/self-hosting.md', import.meta.url), 'utf8');
    expect(docs).toContain(markdownTable());
  });
});
