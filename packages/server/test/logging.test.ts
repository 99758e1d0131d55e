import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildNode, type NodeCode, TestNode } from './nodes.ts';

let code: NodeCode;
beforeAll(async () => {
  code = await buildNode();
});

async function start(config: { readonly log?: boolean; readonly logAddresses?: boolean }): Promise<TestNode> {
  const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'logs.db');
  const node = await TestNode.start(code, { database: file, trustProxy: true, ...config });
  onTestFinished(async () => void (await node.stop()));
  return node;
}

test('an operator is warned that the clock jumped, even without a request log', async () => {
  const node = await start({});
  await fetch(`${node.address}/api/tables`);
  node.jump();
  await expect.poll(() => node.logged.join('\n'), { timeout: 20_000 }).toContain('The system clock jumped');
  expect(node.logged.join('\n')).not.toContain('/api/tables');
});

test("a visitor's address is logged only if configured, the secret of a link never", async () => {
  const secret = '0123456789abcdefghjk';
  const visit = async (logAddresses: boolean): Promise<string> => {
    const node = await start({ log: true, logAddresses });
    await fetch(`${node.address}/api/tables/${secret}`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    await expect.poll(() => node.logged.join('\n')).toContain('request completed');
    return node.logged.join('\n');
  };
  const [without, configured] = [await visit(false), await visit(true)];
  expect(without).not.toContain('203.0.113.7');
  expect(configured).toContain('203.0.113.7');
  for (const log of [without, configured]) expect(log).not.toContain(secret);
});
