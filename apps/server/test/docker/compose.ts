// docker-compose.yml as Compose reads it: variables filled in, one profile chosen. Run as a program
// it prints that for a Compose too old to do it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const FILE = new URL('../../../../docker-compose.yml', import.meta.url);

const Service = z.looseObject({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.null()])).default({}),
});
export type Service = z.infer<typeof Service>;

const File = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
});

/** The services started with a profile, or without one if none is named. */
export function composed(env: Record<string, string>, profile?: string): z.infer<typeof File> {
  const written: unknown = parse(readFileSync(FILE, 'utf8'), { merge: true });
  const file = File.parse(filled(written, { PATH: process.env.PATH, ...env }));
  const started = Object.entries(file.services).filter(
    ([, { profiles }]) => profiles.length === 0 || profiles.includes(profile ?? ''),
  );
  return { ...file, services: Object.fromEntries(started) };
}

/** Compose fills in variables as a shell does, string by string. */
function filled(value: unknown, env: Record<string, string | undefined>): unknown {
  if (typeof value === 'string' && value.includes('$')) {
    return execFileSync('sh', ['-c', `printf %s "${value}"`], { env }).toString();
  }
  if (Array.isArray(value)) return value.map(item => filled(item, env));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, env)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const env = Object.entries(process.env).filter(([, value]) => value !== undefined);
  const file = composed(Object.fromEntries(env) as Record<string, string>, process.argv[2]);
  for (const service of Object.values(file.services)) delete (service as Partial<Service>).profiles;
  console.log(JSON.stringify(file, undefined, 2));
}
