// What can be done with a table besides playing: invite, move the seat elsewhere, leave and come
// back.
import { notify } from '../design/toast.tsx';
import { useText } from '../i18n/use-text.ts';
import { ask } from '../net/lobby-client.ts';
import type { KeptTable, TableId } from '../net/seats.ts';
import { noteBack, noteLeft } from '../net/seats.ts';
import { useAttempt } from '../net/use-lobby.ts';
import { copyLink } from '../shared/copy-link.ts';
import { handOverLink, inviteLink } from '../shared/table-path.ts';

interface Where {
  table: TableId;
  kept: KeptTable | undefined;
  seat: number | null;
  onChanged(): void;
}

export function useTableDeeds({ table, kept, seat, onChanged }: Where) {
  const { t } = useText();
  const credentials = kept?.seats.find(one => one.seat === seat)?.credentials ?? '';
  const body = { playerID: String(seat), credentials };
  const attempt = useAttempt(table.game);
  return {
    copyLink: () => copyLink(inviteLink(table, kept?.invite), t('invite.copied')),
    handOver: (show: (link: string) => void) =>
      attempt(async () => {
        const { code } = await ask('handOver', { table, body });
        show(handOverLink(table, code));
      }),
    leave: () =>
      attempt(async () => {
        noteLeft(table, seat);
        await ask('leaveMatch', { table, body });
        onChanged();
      }),
    comeBack: () =>
      attempt(async () => {
        noteBack(table, seat);
        await ask('returnToMatch', { table, body });
        notify(t('seat.back'));
        onChanged();
      }),
  };
}
