import { takeTurn } from './one-at-a-time';
import type { Ending } from './one-at-a-time';
import { sentencesOf } from './sentences';

/** Nobody says a piece for longer, in ms; a browser that goes on is not speaking at all. */
const PIECE_WITHIN_MS = 40_000;

/**
 * Reads a text aloud, sentence by sentence. Whatever else speaks or listens on the page ends.
 *
 * @param onSilent is called once, when it was read to its end, was stopped or failed, or when
 *   another took the turn
 * @returns stops it; harmless when it is over
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
  /** Chromium forgets to say that an utterance ended if nobody holds it. */
  let utterance: SpeechSynthesisUtterance | null = null;
  // What somebody began elsewhere and left would be heard first.
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
    utterance.addEventListener('end', sayNext);
    utterance.addEventListener('error', () => stop());
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
