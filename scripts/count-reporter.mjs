// Prints one summary line that CI services can parse for test counts.
export default class CountReporter {
  onTestRunEnd(modules) {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'skipped') skipped++;
        else failed++;
      }
      if (module.errors().length > 0) failed++;
    }
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
