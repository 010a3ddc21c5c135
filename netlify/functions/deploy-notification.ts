import { webhook } from '#src/server/http/webhook.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/deploy-notification`: the platform's news that a deploy is live, or that it failed. */
export default webhook('deploy-notification', (rawBody, headers) => shop().takeDeployNotice(rawBody, headers));
