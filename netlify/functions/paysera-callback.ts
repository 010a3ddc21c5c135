import { callback } from '#src/server/http/webhook.ts';
import { shop } from '#src/server/wiring.ts';

/** `/.netlify/functions/paysera-callback`: what became of a bank payment; answers the one word that Paysera waits for. */
export default callback('paysera-callback', (query, headers) => shop().paymentMessage('bank', query, headers));
