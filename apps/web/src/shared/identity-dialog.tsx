// Name and look, chosen once and remembered by the browser.
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { PLAYER_LOOKS } from '../design/player-look.ts';
import { PlayerSign } from '../design/player-sign.tsx';
import { TextField } from '../design/text-field.tsx';
import { useText } from '../i18n/use-text.ts';
import type { Identity } from '../net/identity.ts';
import { identity, NAME_LENGTH } from '../net/identity.ts';

export interface IdentityDialogProps {
  open: boolean;
  onClose(): void;
  /** Called with the chosen identity, before the dialog closes. */
  onChosen?: (chosen: Identity) => void;
}

export default function IdentityDialog({ open, onClose, onChosen }: IdentityDialogProps) {
  const { t } = useText();
  return (
    <Dialog title={t('identity.title')} open={open} onClose={onClose}>
      <IdentityForm
        onDone={chosen => {
          onChosen?.(chosen);
          onClose();
        }}
      />
    </Dialog>
  );
}

function IdentityForm({ onDone }: { onDone(chosen: Identity): void }) {
  const { t } = useText();
  const [draft, setDraft] = useState(identity.get);
  const [tried, setTried] = useState(false);
  const name = draft.name.trim();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name === '') return;
    const chosen = { ...draft, name };
    identity.set(chosen);
    onDone(chosen);
  };
  return (
    <Form
      onSubmit={submit}
      validationBehavior="aria"
      style={{ display: 'flex', flexDirection: 'column', gap: 'var(--space-5)' }}
    >
      <TextField
        label={t('identity.name')}
        value={draft.name}
        onChange={value => setDraft({ ...draft, name: value })}
        maxLength={NAME_LENGTH}
        autoFocus
        error={tried && name === '' ? t('identity.nameMissing') : undefined}
      />
      <Choice
        label={t('identity.look')}
        hint={t('identity.look.hint')}
        value={draft.look}
        values={PLAYER_LOOKS.map(look => ({
          value: look,
          label: <PlayerSign look={look} />,
          name: t(`look.${look}`),
        }))}
        onChange={look => setDraft({ ...draft, look })}
      />
      <Button look="main" type="submit">
        {t('identity.save')}
      </Button>
    </Form>
  );
}
