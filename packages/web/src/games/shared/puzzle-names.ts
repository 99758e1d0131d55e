/**
 * Names for a whole pack from two short lists: subjects and settings. The lengths of the lists have no common factor,
 * so every pair occurs once before any repeats, and neighbours share no word.
 */
export function namesOf(
  entries: readonly { readonly id: string }[],
  words: () => { readonly subjects: readonly string[]; readonly settings: readonly string[] },
): (id: string) => string {
  const numbers = new Map(entries.map(({ id }, i) => [id, i]));
  return (id) => {
    const { subjects, settings } = words();
    const number = numbers.get(id) ?? 0;
    return `${subjects[number % subjects.length]} ${settings[number % settings.length]}`;
  };
}
