// Copies a link to the clipboard, or shows it if that is forbidden.
import { notify } from '../design/toast.tsx';

export async function copyLink(link: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(done);
  } catch {
    notify(link);
  }
}
