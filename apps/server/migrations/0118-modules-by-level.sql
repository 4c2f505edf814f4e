-- A module is asked for at one level, or at each level in turn: a level that a module hardly has is found at once.
create index technical_log__module_level on technical_log (module, log_level, at, id);
drop index technical_log__module;
