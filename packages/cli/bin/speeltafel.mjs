#!/usr/bin/env node
import { speeltafel } from '../../../scripts/speeltafel.mjs';

process.exitCode = await speeltafel(process.argv.slice(2));
