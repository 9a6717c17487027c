// Documentation of the API: the OpenAPI document, and the same as a page without scripts.
import { ENDPOINTS, type Endpoint, ERRORS, openApi } from '@loggia/protocol';
import type { Middleware } from 'koa';
import { z } from 'zod';
import { escaped } from './html.ts';

const VERSION = '1';

/** Handles three addresses; everything else is passed on. */
export function apiPages(): Middleware {
  const pages = new Map<string, { type: string; body: string }>([
    ['/api/openapi.json', { type: 'json', body: JSON.stringify(openApi(VERSION)) }],
    ['/api/docs', { type: 'html', body: docsPage() }],
    ['/api/docs.css', { type: 'css', body: STYLE }],
  ]);
  return async (context, next) => {
    const page = pages.get(context.path);
    if (page === undefined || !['GET', 'HEAD'].includes(context.method)) return next();
    context.type = page.type;
    context.body = page.body;
  };
}

const STYLE = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; font-size: .85rem }
code.method { font-weight: bold; margin-right: .5rem }
td, th { text-align: left; padding: .1rem .75rem .1rem 0; vertical-align: top }
`;

function docsPage(): string {
  const endpoints = Object.entries<Endpoint>(ENDPOINTS).map(
    ([name, { method, path, summary, body, query, answer }]) => `
<section id="${name}">
<h2><code class="method">${method}</code><code>${escaped(path)}</code></h2>
<p>${escaped(summary)}</p>
${schema('Query', query)}${schema('Body', body)}${schema('Answer', answer)}
</section>`,
  );
  const errors = Object.entries(ERRORS).map(
    ([code, { status, message }]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td>${escaped(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Loggia lobby API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Loggia lobby API</h1>
<p>boardgame.io’s Lobby API and what it lacks. The same for programs:
<a href="/api/openapi.json">openapi.json</a>. Reads for a seat carry its credentials, guests of a
private table its invite: <code>Authorization: Bearer …</code>.</p>
${endpoints.join('\n')}
<section id="errors"><h2>Refusals</h2>
<p><code>{ "error": { "code", "message", "params" } }</code>; the rules of a game add their own.</p>
<table><tr><th>status</th><th>code</th><th>sentence</th></tr>${errors.join('\n')}</table></section>
</body></html>`;
}

function schema(title: string, type: z.ZodType | undefined): string {
  if (type === undefined) return '';
  const { $schema, ...json } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  const text = escaped(JSON.stringify(json, null, 1));
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`;
}
