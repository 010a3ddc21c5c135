import { createClient } from '@supabase/supabase-js';

interface SupabaseSettings {
  readonly url: string;
  readonly secretKey: string;
}

/** Milliseconds: large files take a while. */
const patience = 25_000;

const isMissing = ({
  status,
  statusCode,
}: {
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}) => status === 404 || statusCode === '404';

/** A bucket of Supabase Storage with the secret key: only for code that runs on the server. All throw where Storage fails. */
export function createFiles({ url, secretKey }: SupabaseSettings, bucket: string) {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) }) },
  });
  const files = () => client.storage.from(bucket);
  return {
    /** An address that takes one file, once, without any other right. */
    async signUpload(path: string): Promise<string> {
      const { data, error } = await files().createSignedUploadUrl(path);
      if (error !== null) throw new Error(`storage: ${error.message}`);
      return data.signedUrl;
    },
    /** A file; undefined where there is none. */
    async read(path: string): Promise<Blob | undefined> {
      const { data, error } = await files().download(path);
      if (error === null) return data;
      if (isMissing(error)) return undefined;
      throw new Error(`storage: ${error.message}`);
    },
    /** A file piece by piece; undefined where there is none. */
    async stream(path: string): Promise<ReadableStream<Uint8Array> | undefined> {
      const { data, error } = await files().download(path).asStream();
      if (error === null) return data;
      if (isMissing(error)) return undefined;
      throw new Error(`storage: ${error.message}`);
    },
    /** Keeps a file under a path, in place of what was there. */
    async write(path: string, bytes: Uint8Array, type: string): Promise<void> {
      const { error } = await files().upload(path, bytes, { contentType: type, upsert: true });
      if (error !== null) throw new Error(`storage: ${error.message}`);
    },
    /** Removes files; those that there are not are no failure. */
    async remove(paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return;
      const { error } = await files().remove([...paths]);
      if (error !== null) throw new Error(`storage: ${error.message}`);
    },
    /** The names of the files of a folder. */
    async list(folder: string): Promise<string[]> {
      const { data, error } = await files().list(folder, { limit: 1000 });
      if (error !== null) throw new Error(`storage: ${error.message}`);
      return data.map(({ name }) => `${folder}/${name}`);
    },
  };
}
