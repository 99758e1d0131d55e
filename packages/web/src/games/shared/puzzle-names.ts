/**
 * Names for a whole pack from two short lists: who or what, and where or when. The lengths of the lists have no common factor, so every
 * pair comes once before one comes again, and neighbours share nothing.
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
