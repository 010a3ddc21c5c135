import type { Config } from '@netlify/functions';
import { answer } from '#src/server/http/answer.ts';
import { HttpFailure } from '#src/server/http/http-failure.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /pictures/uploaded/{hash}/{key}-{width}.{format}`: a file of an uploaded picture; it never changes. */
export default (request: Request): Promise<Response> =>
  answer('uploaded-picture', request, async () => {
    const given = await shop().givePicture(new URL(request.url).pathname);
    if (!given.ok) throw new HttpFailure(404, given.failure.code);
    return given.value;
  });

export const config: Config = { path: '/pictures/uploaded/:hash/:file', method: 'GET' };
