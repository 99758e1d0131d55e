#!/usr/bin/env node
import { bundled } from '../../../scripts/bundle.mjs';

const { main } = await import(await bundled('packages/cli/src/main.ts'));
process.exitCode = await main(process.argv.slice(2));
