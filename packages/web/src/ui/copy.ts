/**
 * Copies a text. Where the browser allows no script to copy, as over plain HTTP, the text is shown to be copied by
 * hand.
 */
import { toast } from './toast.tsx';
import { say } from './words.ts';

/** The old API, which works without HTTPS in most browsers. Elements outside an open dialog cannot be selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

export async function copy(text: string): Promise<void> {
  if (await isCopied(text)) toast(say().copied);
  else toast(say().notCopied, undefined, text);
}
