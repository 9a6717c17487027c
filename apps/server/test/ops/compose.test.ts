// What docker-compose.yml promises, read as Compose reads it, with each of its profiles.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../../src/config.ts';
import { composed, type Service } from '../docker/compose.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

const DOMAIN = 'games.example.org';
const PROFILES: Record<string, { env: Record<string, string>; services: string[] }> = {
  plain: { env: {}, services: ['loggia'] },
  tls: { env: { DOMAIN }, services: ['caddy', 'loggia'] },
  cluster: {
    env: { DOMAIN, POSTGRES_PASSWORD: 'hunter2' },
    services: ['caddy-cluster', 'loggia', 'loggia-2', 'postgres', 'redis'],
  },
  backup: { env: {}, services: ['backup', 'loggia'] },
};

const servicesOf = (profile: string): Record<string, Service> =>
  composed(PROFILES[profile]?.env ?? {}, profile).services;

describe.each(Object.keys(PROFILES))('the profile %s', profile => {
  const services = servicesOf(profile);

  test('starts the services it lists', () => {
    expect(Object.keys(services).toSorted()).toEqual(PROFILES[profile]?.services);
  });

  test.each(Object.entries(services))(
    '%s has limits, few privileges and a restart policy',
    (_, service) => {
      expect(service).toMatchObject({
        restart: 'unless-stopped',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        pids_limit: expect.any(Number),
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      });
      expect(Number(service.cpus)).toBeGreaterThan(0);
      expect(service.privileged).toBeUndefined();
      expect(service.image).toMatch(/^(loggia|[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+)$/);
      const caddy = service.image.startsWith('caddy:');
      expect(service.cap_add).toEqual(caddy ? ['NET_BIND_SERVICE'] : []);
      // The health of our own image is in its Dockerfile.
      const own = service.image === 'loggia';
      expect(own || service.healthcheck !== undefined).toBe(true);
    },
  );

  test('publishes only the intended ports, with no way around the proxy', () => {
    const open = Object.values(services).flatMap(({ ports }) => ports);
    const web = ['80:80', '443:443', '443:443/udp'];
    const proxied = ['8000:18000', ...web].toSorted();
    const behind = profile === 'tls' || profile === 'cluster';
    expect(open.toSorted()).toEqual(behind ? proxied : ['8000:8000']);
    // A server that trusts a proxy can only be reached through it: nothing listens at the published
    // port.
    for (const { image, environment, ports } of Object.values(services)) {
      if (image !== 'loggia') continue;
      expect(environment.TRUST_PROXY).toBe(behind ? '1' : '');
      expect(environment.PUBLIC_URL).toBe(behind ? `https://${DOMAIN}` : '');
      if (behind) expect(ports.filter(port => port.endsWith(':8000'))).toEqual([]);
    }
  });
});

test('the servers of the cluster share a database that only they can reach', () => {
  const file = composed(PROFILES.cluster?.env ?? {}, 'cluster');
  const { loggia, 'loggia-2': second, postgres, redis, 'caddy-cluster': caddy } = file.services;
  for (const node of [loggia, second]) {
    expect(node?.environment).toMatchObject({
      DATABASE_URL: 'postgresql://loggia:hunter2@postgres/loggia',
      REDIS_URL: 'redis://redis:6379',
    });
  }
  expect(caddy?.environment.NODES).toBe('loggia:8000 loggia-2:8000');
  expect([postgres?.networks, redis?.networks, caddy?.networks]).toEqual([
    ['back'],
    ['back'],
    ['front'],
  ]);
  expect(file.networks.back).toEqual({ internal: true });
});

test('custom settings win, and the port is published only to a proxy on the same machine', () => {
  const own = { DATABASE_URL: 'postgresql://x@db/y', PUBLIC_URL: 'https://a.example', CPUS: '3' };
  const { loggia } = composed({ ...own, DOMAIN, POSTGRES_PASSWORD: 'z' }).services;
  expect(loggia?.environment).toMatchObject({
    DATABASE_URL: own.DATABASE_URL,
    PUBLIC_URL: own.PUBLIC_URL,
  });
  expect(loggia?.cpus).toBe('3');
  const published = (env: Record<string, string>) => composed(env).services.loggia?.ports;
  expect(published({ PORT: '80' })).toEqual(['80:8000']);
  expect(published({ TRUST_PROXY: '1' })).toEqual(['127.0.0.1:8000:8000']);
  expect(published({ TRUST_PROXY: '' })).toEqual(['8000:8000']);
});

test('passes on every variable of the server except those the image sets itself', () => {
  const { loggia } = composed({}).services;
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  const names = Object.keys(VARIABLES).filter(name => !own.includes(name));
  expect(Object.keys(loggia?.environment ?? {}).toSorted()).toEqual(names.toSorted());
});

test('the image uses the Node version the workspace is tested with, and has a health check', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${devDependencies.node}-bookworm-slim\n`);
  expect(dockerfile).toContain('HEALTHCHECK');
});
