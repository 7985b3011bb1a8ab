/** Says where the sound goes, before anyone uses the microphone. */
export function MicrophoneNote() {
  return (
    <p className="max-w-text text-sm text-ink-soft">
      When you speak, your browser turns your voice into text. Some browsers send the sound to the
      company that makes them to do this.
    </p>
  );
}
