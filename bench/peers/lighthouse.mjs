import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

/**
 * A browser for Lighthouse. Lighthouse clears the page's storage before each visit, so `storage` is restored when the
 * page starts.
 */
export async function lighthouseIn(executablePath, args) {
  const browser = await puppeteer.launch({ executablePath, args });
  return {
    async scores(address, storage) {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument((texts) => {
        if (!location.protocol.startsWith('http')) return;
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      }, storage);
      const { lhr } = await lighthouse(address, { logLevel: 'error', output: 'json', locale: 'en' }, undefined, page);
      await page.close();
      if (lhr.runtimeError !== undefined) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      const weighty = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
      const failed = weighty
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
      const scores = Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
      );
      return { scores, failed };
    },
    close: () => browser.close(),
  };
}
