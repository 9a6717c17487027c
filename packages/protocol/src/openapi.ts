// The OpenAPI 3.1 document, generated from the schemas so that it cannot contradict them.
import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { ERRORS, ErrorBody } from './errors.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function content(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: schemaOf(schema, io) } };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (query === undefined) return [];
  const { properties } = schemaOf(query, 'output');
  return Object.entries((properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
    ...(endpoint.bearer && { security: [{}, { seatOrInvite: [] }] }),
    ...(endpoint.body && {
      requestBody: { required: true, content: content(endpoint.body, 'input') },
    }),
    responses: {
      200: { description: 'Done.', content: content(endpoint.answer, 'output') },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** The whole document. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const codes = Object.entries(ERRORS).map(
    ([code, { status, message }]) => `- ${status} \`${code}\`: ${message}`,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loggia lobby',
      version,
      description: "boardgame.io's Lobby API, and what it lacks, in the same style.",
    },
    paths,
    components: {
      securitySchemes: {
        seatOrInvite: {
          type: 'http',
          scheme: 'bearer',
          description: 'The credentials of a seat, or the invite of a private table.',
        },
      },
      responses: {
        Refusal: {
          description: `Refused, with a code:\n${codes.join('\n')}`,
          content: content(ErrorBody, 'output'),
        },
      },
    },
  };
}
