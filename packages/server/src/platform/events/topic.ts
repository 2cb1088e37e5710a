declare const TOPIC: unique symbol;

/** Name of a kind of event in the outbox: only declared ones can be published, and each must be heard by an area. */
export type Topic = string & { readonly [TOPIC]: true };

const declared = new Set<string>();

/** Declares a topic; its name is stored and stays. */
export function topic(name: string): Topic {
  declared.add(name);
  return name as Topic;
}

/** Every topic of the loaded program. */
export function declaredTopics(): readonly string[] {
  return [...declared];
}
