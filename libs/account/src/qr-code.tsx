import { useMemo } from 'react';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  /** At most 2,331 bytes. */
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code. Black on white in every theme: cameras expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
