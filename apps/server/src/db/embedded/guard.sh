# PostgreSQL would outlive a killed server; this shell does not let it. Its input is a pipe that only the server holds:
# when that closes, for whatever reason, PostgreSQL is asked for a fast shutdown.
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
(read -r _ <&3; kill -INT "$postgres") &
reader=$!
wait "$postgres"
status=$?
kill "$reader" 2>/dev/null
exit "$status"
