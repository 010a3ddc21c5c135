import type * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import { answer } from './answer.ts';
import { HttpFailure } from './http-failure.ts';
import { readBytes, readJson, readText } from './read-body.ts';

/** What the HTTP edge needs of the shop. */
export interface HttpDependencies {
  readonly siteUrl: string;
  /** A keyed hash of a network address: the address itself is neither stored nor logged. */
  hashAddress(address: string): string;
  /** Counts one request; false when `subject` has had `maximum` of them within `seconds`. */
  takeRateLimit(bucket: string, subject: string, maximum: number, seconds: number): Promise<boolean>;
}

export interface Caller {
  readonly clientHash: string;
  /** The token of a signed-in shopper, not checked yet. */
  readonly bearer: string | undefined;
  /** What the browser calls itself; empty where it does not say. */
  readonly userAgent: string;
  /** Where the host takes the request to come from (ISO 3166-1); undefined where it does not say. */
  readonly country: string | undefined;
  /** Takes an answer that is packed with gzip. */
  readonly acceptsGzip: boolean;
  /** The file that was sent, where the function takes one. */
  readonly file?: Uint8Array;
}

/** The part of Netlify's context that we read; `ip` is empty on some local hosts. */
interface RequestContext {
  readonly ip?: string;
  readonly geo?: { readonly country?: { readonly code?: string } };
}

interface EndpointOptions<Schema extends z.ZodMiniType, Code extends string> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Of the JSON body, or of the query of a GET. */
  readonly input: Schema;
  /** Status of every code that the use case may answer. */
  readonly errors: Readonly<Record<Code, number>>;
  readonly limit: { readonly maximum: number; readonly seconds: number };
  readonly maximumBytes?: number;
  /** Takes the query as input where the body is a form, as mail programs send it (RFC 8058); their form itself says nothing. */
  readonly queryOfForms?: boolean;
  /** A request without a body asks the same as one with an empty object. */
  readonly isBodyOptional?: boolean;
  /** The body is a file of one of these types; the input is the query. */
  readonly fileTypes?: readonly string[];
  /** How long everybody may keep a good answer; nobody may where this is absent. */
  readonly cacheSeconds?: number;
  /** What every refusal carries besides the usual, where the specification wants it. */
  readonly refusal?: Readonly<Record<string, unknown>>;
}

/** A request without Origin is allowed, a foreign Origin refused (decisions.md, minimal request). */
function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(siteUrl).origin) throw new HttpFailure(403, 'origin_not_allowed');
}

const gzip = /(?:^|,)\s*gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)/i;

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

type Reading = Pick<
  EndpointOptions<z.ZodMiniType, string>,
  'fileTypes' | 'maximumBytes' | 'queryOfForms' | 'isBodyOptional'
>;
const commonMaximum = 32_768;

async function readInput(request: Request, options: Reading): Promise<unknown> {
  const { fileTypes, maximumBytes = commonMaximum, queryOfForms = false, isBodyOptional = false } = options;
  if (isBodyOptional && (request.body === null || request.headers.get('content-length') === '0')) return {};
  const isForm = queryOfForms && formTypes.test(request.headers.get('content-type') ?? '');
  if (isForm) await readText(request, maximumBytes);
  if (isForm || fileTypes !== undefined || request.method === 'GET')
    return Object.fromEntries(new URL(request.url).searchParams);
  return readJson(request, maximumBytes);
}

async function readFile(
  request: Request,
  { fileTypes, maximumBytes = commonMaximum }: Reading,
): Promise<Pick<Caller, 'file'>> {
  if (fileTypes === undefined) return {};
  if (!fileTypes.includes(request.headers.get('content-type')?.toLowerCase() ?? ''))
    throw new HttpFailure(415, 'content_type_not_supported');
  return { file: await readBytes(request, maximumBytes) };
}

/**
 * Makes a function out of a use case: method, origin, rate limit by address, size, content type and schema are checked in
 * this order before the use case sees anything; its failures become the statuses of `errors`.
 */
export function endpoint<Schema extends z.ZodMiniType, Code extends string>(
  wire: () => HttpDependencies,
  options: EndpointOptions<Schema, Code>,
  useCase: (input: z.output<Schema>, caller: Caller) => Promise<Result<unknown, Code>>,
): (request: Request, context: RequestContext) => Promise<Response> {
  return (request, context) =>
    answer(
      options.name,
      request,
      async () => {
        if (request.method !== options.method) throw new HttpFailure(405, 'method_not_allowed');
        const http = wire();
        checkOrigin(request, http.siteUrl);
        const clientHash = http.hashAddress(context.ip || 'unknown');
        const { maximum, seconds } = options.limit;
        if (!(await http.takeRateLimit(options.name, clientHash, maximum, seconds)))
          throw new HttpFailure(429, 'rate_limited');
        const input = options.input.safeParse(await readInput(request, options));
        if (!input.success) {
          const field = input.error.issues[0]?.path.join('.');
          throw new HttpFailure(400, 'invalid_request', field ? { field } : undefined);
        }
        const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
        const result = await useCase(input.data, {
          clientHash,
          bearer,
          userAgent: request.headers.get('user-agent') ?? '',
          country: context.geo?.country?.code,
          acceptsGzip: gzip.test(request.headers.get('accept-encoding') ?? ''),
          ...(await readFile(request, options)),
        });
        if (result.ok) return result.value;
        const { code, details } = result.failure;
        throw new HttpFailure(options.errors[code], code, details);
      },
      options.refusal,
      options.cacheSeconds,
    );
}
