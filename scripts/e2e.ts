import { e2eSteps } from './e2e-steps.ts';
import { runSteps } from './run-steps.ts';

await runSteps(await e2eSteps(process.argv.slice(2)));
