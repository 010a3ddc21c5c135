import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { FeedFailure } from '#src/domain/suppliers/feed-failure.ts';
import { allowedAddress, isOpenAddress } from './allowed-address.ts';

export interface FetchFeedOptions {
  /** The one origin beyond the open internet that may be read, on one machine (SUPPLIER_FEEDS_LOCAL_URL). */
  readonly localOrigin: string | undefined;
  /** A secret of the environment by its name. */
  readonly readSecret: (name: string) => string | undefined;
  /** Bytes that a list has at most, and milliseconds that it takes. */
  readonly maximumBytes?: number;
  readonly maximumTime?: number;
}

const mostFeedBytes = 10 * 1024 * 1024;

/**
 * Looks a name up and refuses it when any of its addresses is not of the open internet. It is asked by the very connection that is
 * made, so a name that answers otherwise the second time gains nothing.
 */
const openLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || first === undefined) return done(new FeedFailure('address_unknown', name), '', 4);
    if (addresses.some(({ address }) => !isOpenAddress(address)))
      return done(new FeedFailure('address_not_allowed', name), '', 4);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

function send(url: URL, headers: Readonly<Record<string, string>>, isLocal: boolean, signal: AbortSignal) {
  const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = ask(url, { headers, signal, agent: false, ...(!isLocal && { lookup: openLookup }) }, resolve);
    request.on('error', reject);
    request.end();
  });
}

/** What went wrong on the way, as a failure that has a sentence. */
function asFailure(error: unknown, signal: AbortSignal): FeedFailure {
  if (error instanceof FeedFailure) return error;
  return new FeedFailure(signal.aborted ? 'timed_out' : 'unreachable');
}

/**
 * Reads a list by its address as it comes: never another one than it names (no redirects), nothing in private networks, no more bytes and
 * no longer than the limits. `credential` names a secret that is sent as a bearer token. Throws FeedFailure.
 */
export async function* fetchFeed(
  { url: address, credential }: { readonly url: string; readonly credential: string | null },
  options: FetchFeedOptions,
): AsyncGenerator<Uint8Array> {
  const { localOrigin, readSecret, maximumBytes = mostFeedBytes, maximumTime = 15_000 } = options;
  const url = allowedAddress(address, localOrigin);
  if (url === undefined) throw new FeedFailure('address_not_allowed');
  const secret = credential === null ? undefined : readSecret(credential);
  if (credential !== null && !secret) throw new FeedFailure('credential_missing', credential);
  const isLocal = localOrigin !== undefined && url.origin === new URL(localOrigin).origin;
  const signal = AbortSignal.timeout(maximumTime);
  const headers = {
    accept: 'text/csv, application/json;q=0.9, text/plain;q=0.5',
    'accept-encoding': 'identity',
    ...(secret && { authorization: `Bearer ${secret}` }),
  };
  try {
    const answer = await send(url, headers, isLocal, signal);
    const { statusCode: status = 0 } = answer;
    const length = Number(answer.headers['content-length'] ?? 0);
    const problem =
      status >= 300 && status < 400
        ? new FeedFailure('address_redirects')
        : status !== 200
          ? new FeedFailure('answer_not_ok', String(status))
          : length > maximumBytes
            ? new FeedFailure('too_large')
            : undefined;
    if (problem) {
      answer.destroy();
      throw problem;
    }
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maximumBytes) throw new FeedFailure('too_large');
      yield chunk;
    }
  } catch (error) {
    throw asFailure(error, signal);
  }
}
