import { type Channel, systemNote } from './channel.ts';
import type { Hub } from './hub.ts';
import { type Identity, identify, type Keys } from './identity.ts';
import { decode, encode, joinRequest, type Message, type Version } from './wire.ts';

interface ConnectionOptions {
  readonly hub: Hub;
  readonly keys: Keys;
  /** The key in the socket's address: on whose behalf channels without a token listen. */
  readonly identity: Identity;
  readonly version: Version;
  readonly send: (frame: string) => void;
}

interface Connection {
  receive(frame: string): Promise<void>;
  close(): void;
}

/** One WebSocket: joins, leaves, token changes and heartbeats, as realtime-js sends them. */
export function createConnection({ hub, keys, identity, version, send }: ConnectionOptions): Connection {
  const joined = new Map<string, Channel>();
  const write = (message: Message) => send(encode(message, version));

  function reply(to: Message, status: 'ok' | 'error', response: Record<string, unknown>): void {
    write({ joinRef: to.joinRef, ref: to.ref, topic: to.topic, event: 'phx_reply', payload: { status, response } });
  }

  function drop(topic: string): void {
    const channel = joined.get(topic);
    if (channel !== undefined) hub.remove(channel);
    joined.delete(topic);
  }

  async function join(message: Message): Promise<void> {
    const request = joinRequest.safeParse(message.payload);
    if (!request.success) return reply(message, 'error', { reason: 'Malformed join request' });
    const { access_token: token, config } = request.data;
    const who = token ? identify(token, keys) : identity;
    if (who === undefined) return reply(message, 'error', { reason: 'Invalid or expired token' });
    const bindings = await hub.bind(config.postgres_changes);
    if (typeof bindings === 'string') return reply(message, 'error', { reason: bindings });
    drop(message.topic);
    const channel: Channel = {
      topic: message.topic,
      joinRef: message.joinRef ?? message.ref,
      bindings,
      identity: who,
      send: write,
    };
    joined.set(message.topic, channel);
    hub.add(channel);
    reply(message, 'ok', { postgres_changes: bindings.map(({ id, wanted }) => ({ id, ...wanted })) });
    if (bindings.length > 0) write(systemNote(channel, 'ok', 'Subscribed to PostgreSQL'));
  }

  async function renew(message: Message): Promise<void> {
    const channel = joined.get(message.topic);
    const token = message.payload['access_token'];
    if (channel === undefined || typeof token !== 'string') return;
    const who = identify(token, keys);
    if (who !== undefined) {
      channel.identity = who;
      return;
    }
    write(systemNote(channel, 'error', 'Invalid or expired token'));
    write({ ...message, joinRef: channel.joinRef, ref: null, event: 'phx_close', payload: {} });
    drop(message.topic);
  }

  return {
    async receive(frame) {
      const message = decode(frame);
      if (message === undefined) return;
      switch (message.event) {
        case 'heartbeat':
          return reply(message, 'ok', {});
        case 'phx_join':
          return join(message);
        case 'access_token':
          return renew(message);
        case 'phx_leave':
          drop(message.topic);
          return reply(message, 'ok', {});
        default:
          // Broadcast and presence exist on hosted Supabase; the shop uses neither.
          return reply(message, 'error', { reason: `${message.event} is not served here` });
      }
    },
    close() {
      for (const topic of [...joined.keys()]) drop(topic);
    },
  };
}
