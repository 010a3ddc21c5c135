import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const text = (status: number, type: string, body: string): Answer => {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
};

/** An answer of the other side's own making. */
export const json = (body: unknown, status = 200): Answer => text(status, 'application/json', JSON.stringify(body));

/** What stands between the shop and a provider on a bad day, and answers in its place. */
export const rubbish: Readonly<Record<string, Answer>> = {
  'a page of HTML': text(200, 'text/html', '<!doctype html><title>Welcome</title>'),
  'an error page': text(502, 'text/html', '<h1>502 Bad Gateway</h1>'),
  'half of its JSON': text(200, 'application/json', '{"id": "cs_test_1", "object": "checkout.ses'),
  'nothing at all': text(200, 'application/json', ''),
  'an empty object': json({}),
  'a list': json([]),
  null: json(null),
  'something else': json({ id: 'x', object: 'unicorn', status: 'fine', amount_total: 'lots' }),
};

/** A server on loopback that answers all requests as `answer` does now; silent where it is undefined. */
export async function startRubbishServer() {
  let answer: Answer | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on answers so; keeps silent without an answer. */
    answerWith(next?: Answer) {
      answer = next;
      asked = 0;
    },
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
