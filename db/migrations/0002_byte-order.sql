-- Prefix ranges ("plain >= 'toan' and plain < 'toan~'") only work when text compares by bytes.
alter table search_docs drop column words;--> statement-breakpoint
alter table search_docs
  alter column plain type text collate "C",
  alter column sort_title type text collate "C";--> statement-breakpoint
alter table search_docs add column words tsvector not null generated always as (
  array_to_tsvector(array_remove(array_remove(string_to_array(plain || isbn || ' r' || reverse(isbn), ' '), ''), '|'))
) stored;--> statement-breakpoint
create index search_docs_words on search_docs using gin (words) with (fastupdate = off);--> statement-breakpoint
alter table search_words alter column word type text collate "C";
