import { useEffect, useRef, useState } from 'react';
import { readUploads } from '#src/client/backend/staff-uploads.ts';
import { changeUploads, hurryUploads, sendUpload } from '#src/client/functions/admin-uploads.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { maximumUploadBytes, uploadTypes } from '#src/contracts/admin-uploads.ts';

/** A file on its way into the shop. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** `waiting` for those before it; `sent`: it is being drawn anew. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** How much of it was sent, 0 to 1. */
  readonly part: number;
  /** Why it was not taken; `offline` where trying again may help. */
  readonly refusal?: string;
}

/** Milliseconds between two questions how far pictures are. */
const pollPause = 1000;

/** What can be said against a file before it is sent. */
function refuse({ size, type, name }: File): string | undefined {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return 'heic';
  if (type === 'image/svg+xml') return 'svg';
  if (type === 'image/gif') return 'moving';
  if (!(uploadTypes as readonly string[]).includes(type)) return 'not_a_picture';
  if (size > maximumUploadBytes) return 'too_large';
  return size === 0 ? 'broken' : undefined;
}

/** Sends one file: its address first, then the bytes, then word that they are there. Answers what stands against it. */
async function send({ id, file }: Upload, onProgress: (part: number) => void, signal: AbortSignal) {
  const begun = await actAsStaff((token) => changeUploads(token, { act: 'begin', upload: id, bytes: file.size }));
  if (!begun.ok) return begun.failure.code;
  const { address } = begun.value;
  if (address === undefined || !(await sendUpload(address, file, onProgress, signal))) return 'offline';
  const finished = await actAsStaff((token) => changeUploads(token, { act: 'finish', upload: id }));
  if (!finished.ok) return finished.failure.code;
  hurryUploads();
  return undefined;
}

/**
 * Files that are uploaded one after the other, and looked after until they are pictures: `onReady` gets the key of each. What
 * was refused stays until it is put away or tried again.
 */
export function useUploads(onReady: (picture: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const ready = useRef(onReady);
  ready.current = onReady;
  const ends = useRef<AbortController>(null);
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  useEffect(() => {
    const controller = new AbortController();
    ends.current = controller;
    return () => controller.abort();
  }, []);

  const next = uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is sent once, when its turn comes
  useEffect(() => {
    if (next === undefined) return;
    const signal = ends.current?.signal ?? new AbortController().signal;
    change(next.id, { state: 'sending', part: 0 });
    void send(next, (part) => change(next.id, { part }), signal).then((refusal) => {
      if (signal.aborted) return;
      if (refusal === undefined) change(next.id, { state: 'sent', part: 1 });
      else change(next.id, { state: 'refused', refusal });
    });
  }, [next?.id]);

  const sent = uploads.filter(({ state }) => state === 'sent').map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about says when to ask
  useEffect(() => {
    if (sent.length === 0) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await asStaff(({ token }) => readUploads(token, sent));
      if (isOver) return;
      if (answer.ok)
        for (const { id, state, refusal, picture } of answer.value.uploads) {
          if (state === 'refused') change(id, { state: 'refused', refusal: refusal ?? 'broken' });
          if (state !== 'ready' || picture === null) continue;
          ready.current(picture);
          setUploads((before) => before.filter((each) => each.id !== id));
        }
      timer = setTimeout(look, pollPause);
    };
    timer = setTimeout(look, pollPause / 2);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sent.join()]);

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((before) => [
        ...before,
        ...[...files].map((file): Upload => {
          const refusal = refuse(file);
          const begun = { id: crypto.randomUUID(), file, part: 0 };
          return refusal === undefined ? { ...begun, state: 'waiting' } : { ...begun, state: 'refused', refusal };
        }),
      ]),
    putAway: (id: string) => setUploads((before) => before.filter((each) => each.id !== id)),
    tryAgain: (id: string) => change(id, { state: 'waiting', part: 0 }),
  };
}
