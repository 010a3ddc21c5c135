// `npm start` and `npm run dev` on a machine that has Node 20 or newer, npm and the clone.
import { handOver } from './hand-over.mjs';

handOver('sandbox/start.ts', process.argv.slice(2));
