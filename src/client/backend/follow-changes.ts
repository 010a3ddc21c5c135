import { backendUrl, publishableKey } from './address.ts';
import { callBackend } from './call-backend.ts';

/** A change in the catalogue as visitors hear of it (table `catalogue_changes`). */
export interface CatalogueChange {
  readonly id: number;
  readonly kind: 'product' | 'category';
  readonly row_id: string;
  readonly action: 'insert' | 'update' | 'delete';
}

interface Listener {
  onChange(change: CatalogueChange): void;
  /** From now on nothing is missed. */
  onListening(): void;
}

export interface Following {
  close(): void;
}

/** Phoenix's channel protocol, as far as one channel needs it; the whole client library is larger than a page may wait for. */
interface Message {
  readonly topic: string;
  readonly event: string;
  readonly payload: { readonly status?: string; readonly data?: { readonly record?: CatalogueChange } };
  readonly ref: string | null;
}

const topic = 'realtime:catalogue';
const join = {
  config: {
    broadcast: { ack: false, self: false },
    presence: { key: '' },
    postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'catalogue_changes' }],
    private: false,
  },
};
/** Milliseconds. A silent connection is one that was lost. */
const heartbeat = 25_000;
const firstPause = 1_000;
const longestPause = 30_000;

/** What changed after the change with this id, the newest first. Throws as `callBackend` does. */
export async function readChangesAfter(id: number): Promise<CatalogueChange[]> {
  return (await callBackend('read_catalogue_changes', { after_id: id })) as CatalogueChange[];
}

/** Follows the catalogue's changes until it is closed. A lost connection is taken up again, with growing pauses, in silence. */
export function followChanges({ onChange, onListening }: Listener): Following {
  const address = `${backendUrl.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(publishableKey)}&vsn=1.0.0`;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let pause = firstPause;
  let isClosed = false;

  const send = (event: string, payload: object, to = topic) =>
    socket?.send(JSON.stringify({ topic: to, event, payload, ref: event, join_ref: 'phx_join' }));

  function retry(): void {
    clearInterval(beat);
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  }

  function hear({ event, ref, payload }: Message): void {
    if (event === 'phx_reply' && ref === 'phx_join') {
      if (payload.status === 'ok') {
        pause = firstPause;
        onListening();
      } else socket?.close();
    } else if (event === 'postgres_changes' && payload.data?.record) onChange(payload.data.record);
    else if (event === 'phx_close' || event === 'phx_error') socket?.close();
  }

  function connect(): void {
    const opened = new WebSocket(address);
    let isAlive = true;
    socket = opened;
    opened.onopen = () => {
      send('phx_join', join);
      beat = setInterval(() => {
        if (!isAlive) return opened.close();
        isAlive = false;
        send('heartbeat', {}, 'phoenix');
      }, heartbeat);
    };
    opened.onmessage = ({ data }) => {
      isAlive = true;
      hear(JSON.parse(String(data)) as Message);
    };
    opened.onclose = () => opened === socket && retry();
  }

  connect();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };
}
