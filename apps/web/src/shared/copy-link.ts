// A link into the clipboard; where that is forbidden it is shown instead.
import { notify } from '../design/toast.tsx';

export async function copyLink(link: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(done);
  } catch {
    notify(link);
  }
}
