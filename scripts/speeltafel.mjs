// The `speeltafel` command, bundled when it is stale. Answers with the exit code.
import { bundled } from './bundle.mjs';
import { PAGE } from './page.mjs';

export async function speeltafel(args) {
  const { main } = await import(await bundled('packages/cli/src/main.ts'));
  return main(args, PAGE);
}
