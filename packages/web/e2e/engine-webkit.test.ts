import { findWebKit } from '../../../scripts/engines.mjs';
import { testEngine } from './harness/engines/engine-tests.ts';
import { startWebKit } from './harness/engines/webkit.ts';

testEngine('WebKit', findWebKit() !== undefined, startWebKit);
