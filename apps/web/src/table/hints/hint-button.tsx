// The button that asks for advice; shown beside the prompt, only where advice is allowed.
import { lazy, Suspense, use } from 'react';
import { IconButton } from '../../design/button.tsx';
import { HintIcon } from '../../design/icons.tsx';
import { Popover } from '../../design/popover.tsx';
import { useText } from '../../i18n/use-text.ts';
import { HintContext } from './hint-desk.ts';

const HintList = lazy(() => import('./hint-list.tsx'));

export function HintButton() {
  const { t } = useText();
  const desk = use(HintContext);
  if (desk === undefined) return undefined;
  return (
    <Popover
      label={t('hint.title')}
      trigger={
        <IconButton label={t('hint.ask')}>
          <HintIcon />
        </IconButton>
      }
    >
      <Suspense>
        <HintList desk={desk} />
      </Suspense>
    </Popover>
  );
}
