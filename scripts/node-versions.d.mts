export function binaryOf(version: number): string | undefined;
