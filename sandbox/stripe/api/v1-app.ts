import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { newId } from '../identifiers.ts';
import type { World } from '../state.ts';
import { apiVersion } from '../webhooks/event-resource.ts';
import { authenticate, checkVersion } from './authenticate.ts';
import { parseBracketForm } from './bracket-form.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import type { Route } from './route.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';
import { v1Routes } from './v1-routes.ts';

function asStripeError(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  console.error('The Stripe sandbox failed:', error);
  return new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' });
}

function readBody(context: Context, body: string): string {
  const type = context.req.header('content-type') ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest('Invalid request (check that your POST content type is application/x-www-form-urlencoded).');
  }
  return body;
}

/** Stripe's HTTP API under /v1: keys, versions, idempotency, bracketed bodies, errors in Stripe's shape. */
export function createV1App(world: World, secretKey: string): Hono {
  const once = createIdempotency(world.state);

  const respond = (context: Context, requestId: string, { body, status }: Answer) => {
    context.header('content-type', 'application/json');
    context.header('request-id', requestId);
    context.header('stripe-version', apiVersion);
    if (status === 401) context.header('www-authenticate', 'Basic realm="Stripe"');
    return context.body(body, status as ContentfulStatusCode);
  };

  const refuse = (error: unknown, requestId: string): Answer => {
    const refusal = asStripeError(error);
    return { status: refusal.status, body: JSON.stringify(refusal.toJson(requestId), null, 2) };
  };

  const handle = async (context: Context, route: Route) => {
    const requestId = newId('req_');
    const key = route.method === 'POST' ? context.req.header('idempotency-key') : undefined;
    if (key !== undefined) context.header('idempotency-key', key);
    try {
      authenticate(context.req.header('authorization'), secretKey);
      checkVersion(context.req.header('stripe-version'));
      const { pathname, search } = new URL(context.req.url);
      const body = route.method === 'POST' ? readBody(context, await context.req.text()) : search.slice(1);
      const run = async (): Promise<Answer> => {
        try {
          const answer = route.answer({
            world,
            id: context.req.param('id') ?? '',
            parameters: parseBracketForm(body),
            origin: new URL(context.req.url).origin,
            cause: { id: requestId, idempotency_key: key ?? null },
          });
          await world.state.log.flush();
          return { status: 200, body: JSON.stringify(answer, null, 2) };
        } catch (error) {
          return refuse(error, requestId);
        }
      };
      if (key === undefined) return respond(context, requestId, await run());
      const answer = await once({ key, path: pathname, body, requestId, nowSeconds: world.now() }, run);
      context.header('original-request', answer.replayOf ?? requestId);
      if (answer.replayOf !== null) context.header('idempotent-replayed', 'true');
      return respond(context, requestId, answer);
    } catch (error) {
      return respond(context, requestId, refuse(error, requestId));
    }
  };

  const app = new Hono();
  app.use('/v1/*', bodyLimit({ maxSize: 1024 * 1024 }));
  for (const route of v1Routes) app.on(route.method, route.path, (context) => handle(context, route));
  app.all('/v1/*', (context) => {
    const requestId = newId('req_');
    const { method, path } = context.req;
    const hint =
      'If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.';
    const message = `Unrecognized request URL (${method}: ${path}). ${hint}`;
    return respond(
      context,
      requestId,
      refuse(new StripeError(404, { type: 'invalid_request_error', message }), requestId),
    );
  });
  return app;
}
