import { findFirefox } from '../../../scripts/engines.mjs';
import { testEngine } from './harness/engines/engine-tests.ts';
import { startFirefox } from './harness/engines/firefox.ts';

testEngine('Firefox', findFirefox() !== undefined, startFirefox);
