import { workerData } from 'node:worker_threads';
import * as z from 'zod';
import { takeOver } from './take-over.ts';

const { site, target } = z.object({ site: z.string(), target: z.string() }).parse(workerData);
takeOver(site, target);
