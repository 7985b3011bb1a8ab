import { takeTurn } from './one-at-a-time';
import type { Ending } from './one-at-a-time';
import { sentencesOf } from './sentences';

/** The longest time for one piece, in ms; after that the browser is not speaking at all. */
const PIECE_WITHIN_MS = 40_000;

/**
 * Reads a text aloud, sentence by sentence. Anything else on the page stops speaking or listening.
 *
 * @param onSilent is called once: at the end of the text, when it was stopped or failed, or when
 *   another caller took the turn
 * @returns stops it; does nothing when it is over
 */
export function readAloud(
  text: string,
  voice: SpeechSynthesisVoice,
  onSilent: (ending: Ending) => void,
): () => void {
  const pieces = sentencesOf(text);
  const endTurn = takeTurn(() => stop('taken'));
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  /** Chromium does not fire `end` for an utterance that was garbage-collected. */
  let utterance: SpeechSynthesisUtterance | null = null;
  // Otherwise the browser would first finish what another page element had queued.
  speechSynthesis.cancel();
  sayNext();
  return () => stop();

  function sayNext() {
    if (isOver) return;
    clearTimeout(watchdog);
    const piece = pieces.shift();
    if (piece === undefined) return stop();
    watchdog = setTimeout(stop, PIECE_WITHIN_MS);
    utterance = new SpeechSynthesisUtterance(piece);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const mine = utterance;
    // Some end a piece twice, or after it was cancelled.
    const once = (act: () => void) => () => mine === utterance && act();
    utterance.addEventListener('end', once(sayNext), { once: true });
    utterance.addEventListener('error', once(stop));
    speechSynthesis.speak(utterance);
  }

  function stop(ending: Ending = 'done') {
    if (isOver) return;
    isOver = true;
    clearTimeout(watchdog);
    endTurn();
    utterance = null;
    speechSynthesis.cancel();
    onSilent(ending);
  }
}
