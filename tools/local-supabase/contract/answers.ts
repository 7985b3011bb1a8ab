import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Row } from './asked-server';
import type { ProfileName } from './profiles';

const RowSchema = v.strictObject({
  request: v.optional(v.string()),
  status: v.optional(v.number()),
  location: v.optional(v.string()),
  body: v.optional(v.unknown()),
  noted: v.optional(v.unknown()),
});
const AnswersSchema = v.record(v.string(), v.record(v.string(), RowSchema));
const ReasonsSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

/** Rows by scenario and step. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** Why a row may differ, by `rowName`. */
export type Reasons = Readonly<Record<string, string>>;

/** What supabase/auth answered under a profile (commit bc32168e of 2026-08-20, on PostgreSQL 15). */
export function readAnswers(profile: ProfileName): Answers {
  return v.parse(AnswersSchema, readJson(`answers/${profile}.json`));
}

export function readReasons(): Reasons {
  return v.parse(ReasonsSchema, readJson('reasons.json'));
}

export function rowName(scenario: string, step: string): string {
  return `${scenario} › ${step}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
