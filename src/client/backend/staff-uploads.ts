import { readUploadsAnswer, type UploadStates } from '#src/contracts/staff-uploads.ts';
import { askBackend } from './ask-backend.ts';

/** How far uploads are; null for whoever is neither editor nor administrator with all locks open. Throws as askBackend does. */
export async function readUploads(token: string, uploads: readonly string[]): Promise<UploadStates | null> {
  return readUploadsAnswer.parse(await askBackend({ path: 'rpc/read_uploads', body: { asked: { uploads } }, token }));
}
