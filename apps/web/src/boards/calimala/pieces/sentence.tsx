// A message whose players appear with their colour and symbol.
import type { Message } from '@loggia/kernel';
import { useText } from '../../../i18n/use-text.ts';
import { Who } from './sign.tsx';

export function Sentence({ message }: { message: Message }) {
  const { say } = useText();
  return (
    <>
      {say(message.key, message.params).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        typeof part === 'string' ? part : <Who key={index} seat={part.seat} />,
      )}
    </>
  );
}
