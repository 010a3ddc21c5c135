import type { Filter } from './filter.ts';
import type { Identity } from './identity.ts';
import type { Message, WantedChange } from './wire.ts';

export interface Binding {
  readonly id: number;
  readonly wanted: WantedChange;
  /** The parsed filter per table; a binding without a table listens to all of its schema. */
  readonly filter: Filter;
}

/** One joined channel of one connection. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  identity: Identity;
  send(message: Message): void;
}

/** A message to a channel that answers nothing. */
export function toChannel(channel: Channel, event: string, payload: Message['payload']): Message {
  return { joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload };
}

/** The note that realtime-js logs and that `system` listeners get. */
export function systemNote(channel: Channel, status: 'ok' | 'error', message: string): Message {
  return toChannel(channel, 'system', {
    extension: 'postgres_changes',
    status,
    message,
    channel: channel.topic.replace(/^realtime:/, ''),
  });
}
