export function makePackages(into: string, repository?: string): Promise<Readonly<Record<'rules' | 'players', string>>>;
