// `npm test` on a machine that has Node 20 or newer, npm and the clone: installs what is missing, then runs everything.
import { handOver } from './hand-over.mjs';

handOver('scripts/test/run.ts', process.argv.slice(2));
